import { LUMINANCIA_DO_MEIO } from '@balcao/contract/valores/cor'
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core'
import { cores, destaqueNoClaro, destaqueNoEscuro, fundoSuaveNoEscuro, tonsDe } from './cores.ts'

const tema = createTheme({
  // The kit uses `red` for errors.
  colors: { ...cores, green: cores.success, red: cores.danger },
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 5 },
  // White is unreadable on the brand's orange, green and yellow: the text colour follows the background.
  autoContrast: true,
  luminanceThreshold: LUMINANCIA_DO_MEIO,
  defaultRadius: 'sm',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.375rem', lineHeight: '1.3' } } },
  // 600, 960, 1280, 1920 and 2560 px.
  breakpoints: { xs: '30em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' },
  respectReducedMotion: true,
  components: {
    // The kit makes a dialog's title bar a `<header>`, which would count as a second banner of the page.
    DrawerHeader: { defaultProps: { role: 'none' } },
    ModalHeader: { defaultProps: { role: 'none' } },
    // Set explicitly, so that they get the brand's own colour and its text colour. The default is the shade
    // for selected items, with a text colour that does not match it.
    Button: { defaultProps: { color: 'primary' } },
    ActionIcon: { defaultProps: { color: 'primary' } },
    Badge: { defaultProps: { color: 'primary' } },
    // A finger needs 24 px.
    InputClearButton: { defaultProps: { size: 24 } },
  },
  cursorType: 'pointer',
})

/** The kit's own greys and bright text colours do not have the contrast of WCAG AA. */
const variaveisDeContraste: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': 'var(--mantine-color-danger-7)',
    '--mantine-color-success-text': 'var(--mantine-color-success-9)',
    '--mantine-color-warning-text': 'var(--mantine-color-warning-9)',
    '--mantine-color-secondary-text': 'var(--mantine-color-secondary-9)',
    '--mantine-color-secondary-outline': 'var(--mantine-color-secondary-9)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': '#9a9a9a',
    '--mantine-color-error': 'var(--mantine-color-danger-4)',
    // The kit writes it almost white, and what cannot be undone would look like any other action.
    '--mantine-color-danger-light-color': 'var(--mantine-color-danger-4)',
    '--mantine-color-primary-light': '#22335f',
    '--mantine-color-primary-light-hover': '#2a3f75',
  },
})

export type CoresDaMarca = { cor_primaria: string | null; cor_secundaria: string | null }

/** The same theme in the provider's colours. */
export const temaDaMarca = ({ cor_primaria, cor_secundaria }: CoresDaMarca) => ({
  ...tema,
  colors: {
    ...tema.colors,
    ...(cor_primaria && { primary: tonsDe(cor_primaria) }),
    ...(cor_secundaria && { secondary: tonsDe(cor_secundaria) }),
  },
})

/** The kit writes white text on selected items, and uses the same colour for the focus outline. */
const escolhido = (cor: string) => ({
  '--mantine-primary-color-filled': cor,
  '--mantine-primary-color-filled-hover': cor,
  '--mantine-primary-color-contrast': 'var(--mantine-color-white)',
})

export const variaveisDaMarca =
  ({ cor_primaria }: CoresDaMarca): CSSVariablesResolver =>
  (doTema) => {
    const base = variaveisDeContraste(doTema)
    if (!cor_primaria) return base
    const claro = destaqueNoClaro(cor_primaria)
    const escuro = destaqueNoEscuro(cor_primaria)
    return {
      ...base,
      light: {
        ...base.light,
        ...escolhido(claro),
        '--mantine-color-anchor': claro,
        '--mantine-color-primary-text': claro,
        '--mantine-color-primary-outline': claro,
      },
      dark: {
        ...base.dark,
        ...escolhido(escuro),
        '--mantine-color-primary-light': fundoSuaveNoEscuro(cor_primaria, 0.35),
        '--mantine-color-primary-light-hover': fundoSuaveNoEscuro(cor_primaria, 0.5),
      },
    }
  }

const CHAVE = 'theme'
export const preferencias = ['system', 'light', 'dark'] as const
export type PreferenciaDeTema = (typeof preferencias)[number]

const lerPreferencia = (): PreferenciaDeTema =>
  preferencias.find((preferencia) => preferencia === localStorage.getItem(CHAVE)) ?? 'system'

// The kit says `auto` where the product says `system`.
export const paraEsquema = (preferencia: PreferenciaDeTema): MantineColorScheme =>
  preferencia === 'system' ? 'auto' : preferencia
export const paraPreferencia = (esquema: MantineColorScheme): PreferenciaDeTema =>
  esquema === 'auto' ? 'system' : esquema

/**
 * The subscriber's pages are light unless this device was set otherwise. The same rule is in public/tema.js.
 */
export const esquemaForcado = (caminho: string) =>
  /^\/(assinante|fechada|boleto)(\/|$)/.test(caminho) && lerPreferencia() === 'system' ? 'light' : undefined

let ouvinte: ((evento: StorageEvent) => void) | undefined

/** Stores the preference under the key `theme`, and follows a change made in another tab. */
export const gerenteDeTema: MantineColorSchemeManager = {
  get: () => paraEsquema(lerPreferencia()),
  set: (esquema) => localStorage.setItem(CHAVE, paraPreferencia(esquema)),
  clear: () => localStorage.removeItem(CHAVE),
  subscribe: (aoMudar) => {
    ouvinte = ({ key }) => key === CHAVE && aoMudar(paraEsquema(lerPreferencia()))
    window.addEventListener('storage', ouvinte)
  },
  unsubscribe: () => ouvinte && window.removeEventListener('storage', ouvinte),
}
