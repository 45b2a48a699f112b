export { AsyncList, type AsyncListProps } from './async-list/AsyncList';
export { isLoadFailed } from './async-list/isLoadFailed';
export { type ListState, toListState } from './async-list/listState';
export { LoadFailure, type LoadFailureProps } from './async-list/LoadFailure';
export { Badge, type BadgeKind, type BadgeProps } from './badge/Badge';
export { BonusChip } from './badge/BonusChip';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './button/Button';
export {
  buttonData,
  type ButtonKind,
  type ButtonLook,
  type ButtonSize,
  buttonStyles,
} from './button/buttonStyles';
export { LinkButton, type LinkButtonProps } from './button/LinkButton';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox';
export { Chip, type ChipProps } from './chip/Chip';
export { CodeField, type CodeFieldProps } from './code-field/CodeField';
export { Combobox, type ComboboxProps } from './combobox/Combobox';
export { ComboboxList } from './combobox/ComboboxList';
export { type ComboboxOption, useCombobox } from './combobox/useCombobox';
export { Counter, type CounterLabels, type CounterProps } from './counter/Counter';
export { DateField, type DateFieldProps } from './date-field/DateField';
export { useClock } from './clock/useClock';
export { useCoalescedWrites } from './debounce/useCoalescedWrites';
export { useDebounced } from './debounce/useDebounced';
export { type Definition, DefinitionList } from './definition-list/DefinitionList';
export { EmptyState, RoundPicture } from './empty-state/EmptyState';
export { EmailField } from './field/EmailField';
export { TextArea, type TextAreaProps } from './field/TextArea';
export { TextField, type TextFieldProps } from './field/TextField';
export { IconButton, type IconButtonKind, type IconButtonProps } from './icon-button/IconButton';
export { Container } from './layout/Container';
export { Grid } from './layout/Grid';
export { gridSteps, type GridStep, type GridStepName, stylePerGridStep } from './layout/gridSteps';
export { Row, type RowProps, Stack, type StackProps } from './layout/Stack';
export { LazyOnVisible } from './lazy-on-visible/LazyOnVisible';
export { isPlainClick } from './link/isPlainClick';
export { ListRow, type ListRowProps } from './list-row/ListRow';
export { LoadMore, type LoadMoreProps, type NextPage } from './load-more/LoadMore';
export { BrandMark } from './marks/BrandMark';
export { OkMark } from './marks/OkMark';
export { TelegramMark } from './marks/TelegramMark';
export { VkMark } from './marks/VkMark';
export { Note, type NoteKind, type NoteProps } from './note/Note';
export { CounterOptionRow } from './option-row/CounterOptionRow';
export { OptionGroup, type OptionGroupProps } from './option-row/OptionGroup';
export { RadioOptionRow } from './option-row/RadioOptionRow';
export { OverlayInput } from './overlay-input/OverlayInput';
export { type PanelAction, PanelFrame, type PanelFrameProps } from './panel-frame/PanelFrame';
export { PhoneField, type PhoneFieldProps } from './phone-field/PhoneField';
export { type Media, Picture, type PictureProps } from './picture/Picture';
export { type OldPrice, Price } from './price/Price';
export { Progress } from './progress/Progress';
export { type RadioCardOption, RadioCards } from './radio-cards/RadioCards';
export { SectionHeading } from './section-heading/SectionHeading';
export { Segment, type SegmentOption } from './segment/Segment';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton/Skeleton';
export { SkipLink } from './skip-link/SkipLink';
export { Slideshow, type SlideshowProps } from './slideshow/Slideshow';
export { Spinner } from './spinner/Spinner';
export { Stars, type StarsProps } from './stars/Stars';
export { Switch, type SwitchProps } from './switch/Switch';
export { cardTileRatio } from './tile/cardTileRatio';
export { Tile, type TileProps, type TileShape } from './tile/Tile';
export { DayStrip } from './time-choice/DayStrip';
export { TimeSlots } from './time-choice/TimeSlots';
export { visuallyHidden, VisuallyHidden } from './visually-hidden/VisuallyHidden';
