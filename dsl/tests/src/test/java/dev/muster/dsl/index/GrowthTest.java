package dev.muster.dsl.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterFactory;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.impl.ArmyDefImpl;
import dev.muster.dsl.muster.impl.DocumentImpl;
import dev.muster.dsl.muster.impl.GroupDefImpl;
import dev.muster.dsl.muster.impl.MusterFactoryImpl;
import dev.muster.dsl.muster.impl.RulebookDefImpl;
import dev.muster.dsl.muster.impl.SideDefImpl;
import dev.muster.dsl.testing.Language;
import dev.muster.dsl.testing.ValidationFixture;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Work grows as the text does. What is counted is how often an element of a long list is looked at
 * while a text is linked and checked: four times as long a list, and nothing looks at all of it for
 * each of its elements, makes about four times as many.
 */
class GrowthTest {
  private static final int FEW = 200;
  private static final int TIMES = 4;
  private static final double MOST = 1.3 * TIMES;

  private static final String TWO_SIDES =
      """
      army L for snaphance.final { training poor breaks at 1/3 stand S Pistols B mp 2 sp 5 bp 2 }
      map M 30 x 30 { legend { . plain } rows \"""
      %s\""" }
      scenario T on M {
          length 8 rounds
          zone z at 0101..3030
          side B fields L { group Y { general H at 3030 stand S at 3030 facing N } }
          side R fields L {
      """
          .formatted((". ".repeat(30) + "\n").repeat(30));

  /** A kind of long list, each with something to find or to refer to in every element. */
  enum Kind {
    TABLES(
        "rulebook m extends snaphance.final {\n",
        i -> "table t" + i + " { 1: 2 } section \"99\"",
        "}"),
    SWITCHES(
        "rulebook m extends snaphance.final {\n",
        i -> "switch s" + i + " default a values a b ours \"x\"",
        "}"),
    FACTORS(
        "rulebook m extends snaphance.final {\n",
        i -> "factor f" + i + " melee 1 applies against Pike in woods ours \"x\"",
        "}"),
    CATEGORIES(
        "rulebook m extends snaphance.final {\n",
        i -> "category c" + i + " code \"C" + i + "\" ours \"x\"",
        "}"),
    TERRAINS(
        "rulebook m extends snaphance.final {\n",
        i -> "terrain t" + i + " cost Pike 2 { wet } ours \"x\"",
        "}"),
    ARMIES(
        "", i -> "army A" + i + " for snaphance.final { stand S Pike B mp 1 sp 5 cb 3 bp 2 }", ""),
    MAPS("", i -> "map M" + i + " 2 x 1 { legend { . plain } rows \"\"\" . q \"\"\" }", ""),
    STANDS(
        "army A for snaphance.final {\n",
        i -> "stand S" + i + " Pistols B mp 0 sp 5/4 cb 9 bp 7",
        "}"),
    GROUPS(
        TWO_SIDES,
        i ->
            "group G%d { general N%d at 0101 plan support G%d stand S in z facing N }"
                .formatted(i, i, i + 1),
        "} }"),
    STANDS_IN_A_ZONE(
        TWO_SIDES + "group G { general N at 0101\n", i -> "stand S in z facing N", "} } }");

    private final String before;
    private final IntFunction<String> each;
    private final String behind;

    Kind(String before, IntFunction<String> each, String behind) {
      this.before = before;
      this.each = each;
      this.behind = behind;
    }

    String text(int many) {
      return before
          + IntStream.range(0, many).mapToObj(each).collect(Collectors.joining("\n"))
          + "\n"
          + behind;
    }
  }

  private long looks;

  /** A list that counts how often one of its elements is looked at. */
  private final class Counted<E> extends EObjectContainmentEList<E> {
    private static final long serialVersionUID = 1L;

    Counted(Class<E> kind, InternalEObject owner, int feature) {
      super(kind, owner, feature);
    }

    @Override
    public E get(int index) {
      looks++;
      return super.get(index);
    }

    @Override
    public int indexOf(Object element) {
      int found = super.indexOf(element);
      looks += found < 0 ? size() : found;
      return found;
    }

    @Override
    public Object[] toArray() {
      looks += size();
      return super.toArray();
    }
  }

  /** Makes elements whose long lists count. */
  private final class Counting extends MusterFactoryImpl {
    @Override
    public Document createDocument() {
      return new DocumentImpl() {
        @Override
        public EList<Element> getElements() {
          if (elements == null) {
            elements = new Counted<>(Element.class, this, MusterPackage.DOCUMENT__ELEMENTS);
          }
          return elements;
        }
      };
    }

    @Override
    public RulebookDef createRulebookDef() {
      return new RulebookDefImpl() {
        @Override
        public EList<RuleEntry> getEntries() {
          if (entries == null) {
            entries = new Counted<>(RuleEntry.class, this, MusterPackage.RULEBOOK_DEF__ENTRIES);
          }
          return entries;
        }
      };
    }

    @Override
    public ArmyDef createArmyDef() {
      return new ArmyDefImpl() {
        @Override
        public EList<StandDef> getStands() {
          if (stands == null) {
            stands = new Counted<>(StandDef.class, this, MusterPackage.ARMY_DEF__STANDS);
          }
          return stands;
        }
      };
    }

    @Override
    public SideDef createSideDef() {
      return new SideDefImpl() {
        @Override
        public EList<GroupDef> getGroups() {
          if (groups == null) {
            groups = new Counted<>(GroupDef.class, this, MusterPackage.SIDE_DEF__GROUPS);
          }
          return groups;
        }
      };
    }

    @Override
    public GroupDef createGroupDef() {
      return new GroupDefImpl() {
        @Override
        public EList<DeployDef> getStands() {
          if (stands == null) {
            stands = new Counted<>(DeployDef.class, this, MusterPackage.GROUP_DEF__STANDS);
          }
          return stands;
        }
      };
    }
  }

  /** Reads the library before anything is counted: its lists are shared by all texts. */
  @BeforeAll
  static void readTheLibrary() {
    assertTrue(Language.resources().getResource(RulebookLibrary.ALL.getFirst(), true).isLoaded());
  }

  private long looks(String text) {
    MusterFactory usual = MusterFactory.eINSTANCE;
    MusterPackage.eINSTANCE.setEFactoryInstance(new Counting());
    try {
      ValidationFixture read = ValidationFixture.of(text);
      looks = 0;
      var unused = read.issues();
      return looks;
    } finally {
      MusterPackage.eINSTANCE.setEFactoryInstance(usual);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aLongerListIsLookedAtAsOftenAsItIsLonger(Kind kind) {
    long few = looks(kind.text(FEW));
    long many = looks(kind.text(TIMES * FEW));
    assertTrue(few >= FEW, () -> "nothing is counted: " + few);
    assertTrue(many <= MOST * few, () -> few + " looks at " + FEW + ", then " + many);
  }

  /** The addresses are those of EMF, and lead back to where they come from. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void addressesAreThoseOfEmf(Kind kind) {
    XtextResource resource = ValidationFixture.of(kind.text(7)).resource();
    EObject root = resource.getContents().getFirst();
    assertEquals("/", resource.getURIFragment(root));
    for (var all = root.eAllContents(); all.hasNext(); ) {
      EObject each = all.next();
      String address = resource.getURIFragment(each);
      assertEquals("//" + EcoreUtil.getRelativeURIFragmentPath(root, each), address);
      assertSame(each, resource.getEObject(address));
    }
  }

  /** An element that moves in its list has its new address. */
  @Test
  void anAddressIsThatOfNow() {
    XtextResource resource = ValidationFixture.of(Kind.STANDS.text(3)).resource();
    var stands =
        ((ArmyDef) ((Document) resource.getContents().getFirst()).getElements().getFirst())
            .getStands();
    StandDef last = stands.get(2);
    assertEquals("//@elements.0/@stands.2", resource.getURIFragment(last));
    stands.move(0, 2);
    assertEquals("//@elements.0/@stands.0", resource.getURIFragment(last));
    stands.remove(1);
    assertEquals("//@elements.0/@stands.1", resource.getURIFragment(stands.get(1)));
  }
}
