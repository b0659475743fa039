import { clsx } from "clsx";
import brand from "../../components/brand.module.css";
import { Board } from "../../components/brand.tsx";
import { Picture } from "../../components/picture.tsx";
import { ContactDetails } from "./contact-details.tsx";
import type { ContactPage } from "./contact-page.server.ts";
import styles from "./contact-scene.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";

/** A lit hoarding at dusk with the form on it, and beside it a smaller board with the contact details. */
export function ContactScene({ picture, form, details }: ContactPage) {
  return (
    <section className={styles.scene} data-scheme="dark" aria-labelledby="get-in-touch">
      <div className={styles.street}>
        <Picture picture={picture} sizes="100vw" first />
      </div>
      <div className={clsx(brand.standing, styles.hoarding)}>
        <Board faceClassName={styles.face}>
          <div className={styles.inner} data-scheme="light">
            <EnquiryForm copy={form} details={details} />
          </div>
        </Board>
        <div className={styles.lamps} />
      </div>
      <div className={clsx(brand.standing, styles.sign)}>
        <Board faceClassName={styles.plate}>
          <div data-scheme="light">
            <ContactDetails copy={details} />
          </div>
        </Board>
      </div>
    </section>
  );
}
