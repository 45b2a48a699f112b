export { AddressField } from './address/AddressField';
export { useAddressField } from './address/useAddressField';
export { Form, type FormProps } from './form/Form';
export { showFailure } from './form/showFailure';
export { useZodForm, type ZodForm } from './form/useZodForm';
export { encodePicture } from './photos/encodePicture';
export { reviewFields } from './review/reviewFields';
export { ReviewForm } from './review/ReviewForm';
export { StarsField } from './review/StarsField';
export { validatedText } from './schema/validatedText';
/** The rest of react-hook-form that the storefront's forms use. A new need is a new line here. */
export { Controller, type DefaultValues, useController, useWatch } from 'react-hook-form';
