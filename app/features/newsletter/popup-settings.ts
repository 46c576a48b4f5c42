/** Key of a cookie and in local storage, set when the shopper closes the popup or signs up. */
export const popupSeenKey = 'popup-seen';
export const popupSeenSeconds = 365 * 24 * 3600;

/** From the theme. */
export interface PopupSettings {
  /** Seconds since the start of the visit. */
  seconds: number;
  /** Page of the visit, from 1. */
  fromPage: number;
  /** In narrow viewports: the complete popup, or a tab that expands. */
  onPhones: 'panel' | 'tab';
}

const usualPopup: PopupSettings = { seconds: 1, fromPage: 1, onPhones: 'panel' };

const between = (least: number, most: number, value: number) =>
  Math.min(most, Math.max(least, value));

/** Empty fields get the usual values. */
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
