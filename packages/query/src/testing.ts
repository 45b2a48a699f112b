export { onlineManager } from '@tanstack/react-query';
