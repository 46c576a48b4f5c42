import type { CardProduct } from '~/features/catalog/card-product';
import { ProductCard } from '~/features/catalog/ui/product-card';
import { Accordion } from '~/ui/accordion';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { Section } from './section';

export const RightToLeft = ({ card }: { card: CardProduct | undefined }) => (
  <Section title="From right to left">
    <div dir="rtl" lang="ar" className="grid gap-10 md:grid-cols-3">
      <div className="grid content-start gap-6">
        <Breadcrumb
          label="مسار التنقل"
          crumbs={[{ label: 'الرئيسية', to: '/' }, { label: 'مصابيح' }]}
        />
        <p className="heading-md">ضوء حيث تعيش</p>
        <p className="text-muted">مصابيح ومقابض وأدوات مائدة تُصنع على مهل.</p>
        <Button type="button">أضف إلى الحقيبة</Button>
      </div>
      <div className="grid content-start gap-6">
        <Field label="البريد الإلكتروني" name="rtl-email" error="هذا الحقل مطلوب." />
        <Select
          label="البلد والعملة"
          name="rtl-country"
          choices={[{ value: 'AE', label: 'الإمارات العربية المتحدة' }]}
        />
        <Checkbox label="أرسلوا لي الأخبار" name="rtl-news" />
        <Accordion items={[{ title: 'هل يمكنني إرجاعه؟', body: 'نعم، خلال ثلاثين يومًا.' }]} />
      </div>
      {card && (
        <ProductCard product={{ ...card, title: 'مصباح هالدن', saleLabel: true }} pictures="one" />
      )}
    </div>
  </Section>
);
