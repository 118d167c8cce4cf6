import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { KeyboardEvent, ReactNode } from 'react'
import { paraMostrar } from '../conferencia/campos.ts'
import { useFaltas } from '../conferencia/faltas.ts'
import classes from './Moldura.module.css'
import { focarCampo, primeiroNaTela } from './useFocoNoCampo.ts'
import { usePassos } from './usePassos.ts'

/** Types of input in which Enter has no other meaning. */
const DE_ESCREVER = new Set(['text', 'tel', 'search', 'email', 'number'])

const continuaComEnter = ({ key, target, defaultPrevented, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  DE_ESCREVER.has(target.type) &&
  // A list that is open chooses with Enter, and a form within the step has its own.
  target.getAttribute('aria-expanded') !== 'true' &&
  !target.form

type CorpoDaEtapaProps = { id: string; etapa: Etapa; children: ReactNode }

/** Enter goes to the next thing that is missing here, and on when nothing is. It never sends the sale. */
export function CorpoDaEtapa({ id, etapa, children }: CorpoDaEtapaProps) {
  const faltas = useFaltas()
  const { continuar } = usePassos(id, etapa)
  function aoTeclar(evento: KeyboardEvent) {
    if (etapa === 'revisao' || !continuaComEnter(evento)) return
    evento.preventDefault()
    const daqui = paraMostrar(faltas ?? []).filter((falta) => falta.etapa === etapa)
    const aqui = (evento.target as HTMLElement).dataset.path
    const outro = primeiroNaTela(daqui.map(({ campo }) => campo).filter((campo) => campo !== aqui))
    if (!outro || !focarCampo(outro)) continuar()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Enter of the fields inside
    <div className={classes.etapa} onKeyDown={aoTeclar}>
      {children}
    </div>
  )
}
