/** Render nothing for invalid values. */

export function MailLink({ email }: { email: string }) {
  if (!email.includes('@')) return null;
  return (
    <a href={`mailto:${encodeURI(email)}`} className="text-link">
      {email}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (!digits) return null;
  return (
    <a href={`tel:${digits}`} className="text-link">
      {phone}
    </a>
  );
}
