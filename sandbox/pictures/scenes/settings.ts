import type { Pen } from '../pen';
import type { Subject } from '../subject';
import { studio } from '../studio';
export const settingOf = (pen: Pen, subject: Subject): string =>
  studio(pen, { ...subject, view: 1 });
