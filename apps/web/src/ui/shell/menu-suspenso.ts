/**
 * Every menu of the shell. It also opens by hovering: quick enough to feel alive, slow enough not to open in
 * passing. It stays where it is in the page, inside its landmark, and `fixed` keeps the bar from cutting it.
 */
export const menuSuspenso = {
  trigger: 'click-hover',
  openDelay: 300,
  closeDelay: 250,
  withinPortal: false,
  floatingStrategy: 'fixed',
} as const
