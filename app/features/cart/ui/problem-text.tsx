/** The error message of the surrounding form; nothing without a text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
