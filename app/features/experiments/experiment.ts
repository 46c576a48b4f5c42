export type Version = 'a' | 'b';

/** A page's second version, which is shown to a share of the visitors. */
export interface Experiment {
  /** In reports of the analytics service. */
  name: string;
  /** Percentage of the visitors who see version b: 1 to 100. */
  share: number;
}

/** What a page shows of its experiment. */
export interface ShownVersion {
  name: string;
  version: Version;
  /** An editor looks at the page. */
  isPreview: boolean;
}

/** In previews, `?version=b` shows the second version. */
export const versionParam = 'version';
