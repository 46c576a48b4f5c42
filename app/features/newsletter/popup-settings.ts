/** These settings from the theme define when and how the newsletter popup opens. */

export interface PopupSettings {
  /** Seconds since the start of the visit. */
  seconds: number;
  /** Page of the visit, from 1. */
  fromPage: number;
  /** In narrow viewports, 'panel' opens the complete popup, and 'tab' opens a small tab that expands. */
  onPhones: 'panel' | 'tab';
}

/** One second after the first page, as in the specification. */
const usualPopup: PopupSettings = { seconds: 1, fromPage: 1, onPhones: 'panel' };

const between = (least: number, most: number, value: number) =>
  Math.min(most, Math.max(least, value));

/** Returns the settings. Empty fields get the usual values. */
export const popupSettings = ({
  seconds,
  fromPage,
  onPhones = usualPopup.onPhones,
}: {
  seconds?: number | null;
  fromPage?: number | null;
  onPhones?: PopupSettings['onPhones'];
} = {}): PopupSettings => ({
  seconds: between(0, 3600, seconds ?? usualPopup.seconds),
  fromPage: between(1, 100, Math.round(fromPage ?? usualPopup.fromPage)),
  onPhones,
});
