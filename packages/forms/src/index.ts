export { Form, type FormProps } from './form/Form';
export { useZodForm, type ZodForm } from './form/useZodForm';
export { useLeavePanel } from './panel/useLeavePanel';
export { validatedText } from './schema/validatedText';
/** The rest of react-hook-form that the storefront's forms use. A new need is a new line here. */
export { Controller, useController, useWatch } from 'react-hook-form';
