/** Every menu that also opens by hovering: quick enough to feel alive, slow enough not to open in passing. */
export const aoPassarOMouse = { trigger: 'click-hover', openDelay: 300, closeDelay: 250 } as const
