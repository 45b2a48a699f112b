/** A style sheet that the bundler puts beside the script. */
declare module '*.css';
