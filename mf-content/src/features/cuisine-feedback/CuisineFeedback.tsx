import { InquiryPlace } from '../../shared/inquiry/InquiryPlace';
import { FeedbackForm } from './FeedbackForm';

/** The form of feedback on the cuisine, for a page that has its heading (spec §2). */
export function CuisineFeedback() {
  return (
    <InquiryPlace>
      <FeedbackForm />
    </InquiryPlace>
  );
}
