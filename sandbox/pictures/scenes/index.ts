import { group, type Pen } from '../pen';
import type { Room } from '../rooms';
import { homeScenes } from './home';
import { kitchenScenes } from './kitchen';
import { shopScenes } from './shop';

const scenes = { ...kitchenScenes, ...homeScenes, ...shopScenes };

/** A room scene in its sheet's pixels. Throws when a room of the list has not been drawn. */
export function roomScene(pen: Pen, room: Room): string {
  const scene = scenes[room.name];
  if (!scene) throw new Error(`no scene for room "${room.name}"`);
  const scale = room.width / scene.across;
  return group(scene.draw(pen, scene.across, room.height / scale), {
    transform: `scale(${scale})`,
  });
}
