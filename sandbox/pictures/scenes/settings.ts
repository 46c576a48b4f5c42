import { place, type Pen } from '../pen';
import { sketch, type Subject } from '../subject';
import { floorSettings } from './floor-settings';
import { tableSettings } from './table-settings';
import { wallSettings } from './wall-settings';

const settings = { ...wallSettings, ...tableSettings, ...floorSettings };

/** A product where it would be used, in the sheet's pixels. */
export function settingOf(pen: Pen, subject: Subject): string {
  const setting = settings[subject.family];
  if (!setting) throw new Error(`no setting for "${subject.family}"`);
  const own = (x: number, y: number, scale = 1) => {
    const art = sketch(pen, subject);
    return place(art.shadow + art.body, x, y, scale);
  };
  return setting(pen, own, subject);
}
