import { Link } from '@remix-run/react';
import { useReturnPath } from '~/ui/use-return-path';
import { companyPathFrom, termsInWords, type ShownCompany } from '../company';

export function CompanyBar({ company }: { company: ShownCompany | undefined }) {
  const path = useReturnPath();
  if (!company) return null;
  const { name, terms, hasOthers, withoutPrices } = company;
  return (
    <aside
      aria-label="Your company"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-sand px-5 py-2 text-center small print:hidden"
    >
      <p>
        {name === null ? 'Choose the company location that you buy for.' : `Buying for ${name}.`}
        {terms !== undefined && ` ${termsInWords(terms)}.`}
        {withoutPrices &&
          ' We can’t show your company’s prices right now. These are our usual prices.'}
      </p>
      <Link to={companyPathFrom(path)} className="inline-flex min-h-8 items-center text-link">
        {name === null ? 'Choose a location' : hasOthers ? 'Change location' : 'Company'}
      </Link>
    </aside>
  );
}
