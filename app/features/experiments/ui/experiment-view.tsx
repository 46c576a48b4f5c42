import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { publish } from '~/features/analytics/bus';
import { versionParam, type ShownVersion } from '../experiment';

/** Tells analytics which version the visitor sees. In previews, links to the other version instead. */
export function ExperimentView({ name, version, isPreview }: ShownVersion) {
  useEffect(() => {
    if (!isPreview) publish({ type: 'experiment', name, version });
  }, [name, version, isPreview]);
  if (!isPreview) return null;
  const other = version === 'a' ? 'b' : 'a';
  return (
    <p className="bg-sand px-5 py-2 text-center small" role="status">
      Version {version.toUpperCase()} of the experiment “{name}”.{' '}
      <Link discover="none" to={`?${versionParam}=${other}`} className="text-link">
        Show version {other.toUpperCase()}
      </Link>
    </p>
  );
}
