const SO_NESTA_MAQUINA = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])\.?$/

/** Whether a link opens nowhere but on the machine where the program runs. */
export const soAbreNestaMaquina = (endereco: string) => SO_NESTA_MAQUINA.test(new URL(endereco).hostname)

/** Beside a link that somebody else is to open. */
export const AVISO_DE_ENDERECO_LOCAL = 'Este endereço só abre nesta máquina.'
