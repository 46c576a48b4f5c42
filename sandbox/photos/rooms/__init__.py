"""Room scenes by image name. A scene takes the image's aspect ratio."""
from rooms import bathroom, bedroom, dining, hallway, kitchen, living, shop, still, workshop

scenes = {name: scene for group in (kitchen, dining, living, bedroom, hallway, bathroom, workshop, still, shop)
          for name, scene in group.scenes.items()}
