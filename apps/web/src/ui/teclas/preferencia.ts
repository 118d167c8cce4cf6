import { useEscolhaGuardada } from '../useEscolhaGuardada.ts'

/** Whether single letters do something on this page. Remembered on this device. */
export function useTeclasLigadas(pagina: string) {
  const [desligadas, desligar] = useEscolhaGuardada(`${pagina}_sem_teclas`, Boolean)
  return { ligadas: !desligadas, ligar: (novo: boolean) => desligar(!novo) }
}
export type TeclasLigadas = ReturnType<typeof useTeclasLigadas>
