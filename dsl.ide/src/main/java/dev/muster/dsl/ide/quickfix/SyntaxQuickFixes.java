package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.syntaxerror.SyntaxErrorAnalyzer;
import dev.muster.rules.check.CommonCheckCode;
import java.util.List;
import java.util.Map;

/** Mends of slips in the text, as they were found by reading it with them. */
class SyntaxQuickFixes {
  private final SyntaxErrorAnalyzer slips;

  @Inject
  SyntaxQuickFixes(SyntaxErrorAnalyzer slips) {
    this.slips = slips;
  }

  void register(Map<String, QuickFix.Finder> all) {
    all.put(CommonCheckCode.V_300.id(), this::mend);
    all.put(CommonCheckCode.V_095.id(), this::mend);
  }

  private List<QuickFix> mend(QuickFixContext site) {
    return slips.analyze(site.resource()).stream()
        .filter(each -> each.offset() == site.offset() && !each.fix().isEmpty())
        .map(each -> new QuickFix(each.title(), each.fix()))
        .toList();
  }
}
