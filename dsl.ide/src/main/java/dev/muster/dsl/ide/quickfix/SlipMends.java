package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.ide.quickfix.Mend.Change;
import dev.muster.dsl.slips.SyntaxSlips;
import dev.muster.rules.check.CommonCode;
import java.util.List;
import java.util.Map;

/** Mends of slips in the text, as they were found by reading it with them. */
class SlipMends {
  private final SyntaxSlips slips;

  @Inject
  SlipMends(SyntaxSlips slips) {
    this.slips = slips;
  }

  void register(Map<String, Mend.Finder> all) {
    all.put(CommonCode.V_300.id(), this::mend);
    all.put(CommonCode.V_095.id(), this::mend);
  }

  private List<Mend> mend(Site site) {
    return slips.of(site.resource()).stream()
        .filter(each -> each.offset() == site.offset() && !each.mend().isEmpty())
        .map(
            each ->
                new Mend(
                    each.title(),
                    each.mend().stream()
                        .map(change -> new Change(change.offset(), change.length(), change.text()))
                        .toList()))
        .toList();
  }
}
