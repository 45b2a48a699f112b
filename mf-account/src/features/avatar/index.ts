export { Avatar } from './Avatar';
export { AvatarEditor } from './AvatarEditor';
