/** What went wrong with the form it stands in; nothing without a text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
