import styles from "./board-terms.module.css";

type BoardTermsProps = {
  /** Its rent in words, whose figure is set large. */
  price: string;
  vacancy: string;
  isFree: boolean;
};

/** What a board costs and from when it is free: the two lines that people look for first. */
export function BoardTerms({ price, vacancy, isFree }: BoardTermsProps) {
  const [before, figure, ...after] = price.split(/(₹[\d,]+)/);
  return (
    <>
      <p className={styles.rent}>
        {before}
        {figure && <b>{figure}</b>}
        {after}
      </p>
      <p className={isFree ? styles.free : styles.later}>{vacancy}</p>
    </>
  );
}
