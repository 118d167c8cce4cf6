import classes from './Tecla.module.css'

/** The key of a button, for people with a keyboard. Screen readers hear it from the button itself. */
export const Tecla = ({ children }: { children: string }) => (
  <kbd className={classes.tecla} aria-hidden>
    {children}
  </kbd>
)
