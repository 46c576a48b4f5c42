import { Link } from '@remix-run/react';
import { Button, ButtonLink } from '~/ui/button';
import { CheckedLink } from '~/ui/checked-link';
import { Sample, Section } from './section';

const looks = ['solid', 'outline', 'light', 'link'] as const;

export const Buttons = () => (
  <Section title="Buttons and links">
    {looks.map((look) => (
      <Sample key={look} title={look}>
        <div
          className={`flex flex-wrap items-center gap-5 ${look === 'light' ? 'bg-moss p-6' : ''}`}
        >
          <Button type="button" look={look}>
            Rest
          </Button>
          <Button type="button" look={look} data-show="hover">
            Hover
          </Button>
          <Button type="button" look={look} data-show="focus">
            Focus
          </Button>
          <Button type="button" look={look} aria-disabled>
            Adding to bag
          </Button>
          <Button type="button" look={look} disabled>
            Disabled
          </Button>
          {look !== 'link' && (
            <Button type="button" look={look} small>
              Small
            </Button>
          )}
        </div>
      </Sample>
    ))}
    <Sample title="As wide as its place, with a long text">
      <div className="grid max-w-xs gap-3">
        <ButtonLink to="/styleguide" wide>
          A link that looks like a button and says rather more than a button should
        </ButtonLink>
      </div>
    </Sample>
    <Sample title="Text links">
      <p className="flex max-w-text flex-wrap gap-x-6 gap-y-2">
        <Link to="/styleguide" className="text-link">
          Rest
        </Link>
        <Link to="/styleguide" className="text-link" data-show="hover">
          Hover
        </Link>
        <Link to="/styleguide" className="text-link" data-show="focus">
          Focus
        </Link>
        <CheckedLink link={{ href: 'https://example.com/', newTab: true }} className="text-link">
          Another site
        </CheckedLink>
      </p>
    </Sample>
  </Section>
);
