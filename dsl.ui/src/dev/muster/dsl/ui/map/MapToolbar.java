package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** The buttons of the Battle Map. */
final class MapToolbar {

  private final FieldModel model;
  private IAction palette;

  MapToolbar(FieldModel model) {
    this.model = model;
  }

  /** The actions of the buttons. */
  record Commands(
      Consumer<Boolean> link,
      Consumer<Boolean> pin,
      Consumer<Boolean> palette,
      Runnable play,
      Runnable open,
      Runnable fit,
      Runnable picture) {}

  /** Opens the palette, as its button does. */
  void openPalette() {
    if (!palette.isChecked()) {
      palette.setChecked(true);
      palette.run();
    }
  }

  void fill(IToolBarManager bar, Commands commands) {
    IAction link =
        toggle(
            "Link with Editor",
            PlatformUI.getWorkbench()
                .getSharedImages()
                .getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED),
            commands.link());
    link.setChecked(true);
    bar.add(link);
    bar.add(toggle("Pin to This Scenario", MusterImages.descriptor("map-pin"), commands.pin()));
    bar.add(new Separator());
    bar.add(push("Play Battle...", "battle", commands.play()));
    bar.add(push("Open Saved Battle...", "replay-play", commands.open()));
    bar.add(new Separator());
    bar.add(push("Show Whole Field (Ctrl+0)", "map-fit", commands.fit()));
    bar.add(layers());
    palette = toggle("Palette", MusterImages.descriptor("stand"), commands.palette());
    bar.add(palette);
    bar.add(push("Save Picture...", "map-picture", commands.picture()));
  }

  private static IAction toggle(String name, ImageDescriptor image, Consumer<Boolean> then) {
    Action action =
        new Action(name, IAction.AS_CHECK_BOX) {
          @Override
          public void run() {
            then.accept(isChecked());
          }
        };
    action.setToolTipText(name);
    action.setImageDescriptor(image);
    return action;
  }

  private static IAction push(String name, String icon, Runnable then) {
    Action action =
        new Action(name) {
          @Override
          public void run() {
            then.run();
          }
        };
    action.setToolTipText(name);
    action.setImageDescriptor(MusterImages.descriptor(icon));
    return action;
  }

  private IAction layers() {
    LayersMenu layers = new LayersMenu();
    Action action =
        new Action("Layers", IAction.AS_DROP_DOWN_MENU) {
          @Override
          public void runWithEvent(Event event) {
            if (event.widget instanceof org.eclipse.swt.widgets.ToolItem item) {
              Menu menu = layers.getMenu(item.getParent());
              var bounds = item.getBounds();
              menu.setLocation(item.getParent().toDisplay(bounds.x, bounds.y + bounds.height));
              menu.setVisible(true);
            }
          }
        };
    action.setToolTipText("Layers");
    action.setImageDescriptor(MusterImages.descriptor("map-layers"));
    action.setMenuCreator(layers);
    return action;
  }

  /** The layers that can be hidden, as the scene lists them. */
  private final class LayersMenu implements IMenuCreator {

    private Menu menu;

    @Override
    public Menu getMenu(Control parent) {
      return fill(new Menu(parent));
    }

    @Override
    public Menu getMenu(Menu parent) {
      return fill(new Menu(parent));
    }

    private Menu fill(Menu filled) {
      dispose();
      menu = filled;
      String group = null;
      for (SceneLayer layer :
          model.scene().map(dev.muster.dsl.ide.scene.Scene::layers).orElse(java.util.List.of())) {
        if (layer.optional()) {
          if (group != null && !group.equals(layer.group())) {
            new MenuItem(menu, org.eclipse.swt.SWT.SEPARATOR);
          }
          group = layer.group();
          new ActionContributionItem(action(layer)).fill(menu, -1);
        }
      }
      return menu;
    }

    private IAction action(SceneLayer layer) {
      Action action =
          new Action(layer.label().replace("&", "&&"), IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
              model.setShown(layer.id(), isChecked());
            }
          };
      action.setChecked(model.isShown(layer));
      action.setToolTipText(layer.description());
      return action;
    }

    @Override
    public void dispose() {
      if (menu != null && !menu.isDisposed()) {
        menu.dispose();
      }
      menu = null;
    }
  }
}
