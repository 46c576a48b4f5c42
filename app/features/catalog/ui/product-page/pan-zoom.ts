/** Lengths are CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** `x` and `y`: offset of the picture's center from the frame's center. */
export interface View extends Point {
  scale: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

export function fit(picture: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Keeps the frame's edges covered. `shown`: the picture's size at scale 1. */
export function keepInside({ scale, x, y }: View, shown: Size, frame: Size): View {
  const room = (size: number, of: number) => Math.max(0, (size * scale - of) / 2);
  const [across, along] = [room(shown.width, frame.width), room(shown.height, frame.height)];
  return { scale, x: within(x, -across, across), y: within(y, -along, along) };
}

/** `most`: maximum scale. `at` stays fixed. */
export function zoomAt(view: View, factor: number, at: Point, most: number): View {
  const scale = within(view.scale * factor, 1, most);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}
