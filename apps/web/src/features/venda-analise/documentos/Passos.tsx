import { nomesDosVereditos } from '@balcao/contract/vendas/anexo-nomes'
import { textos } from '../analise.textos.ts'
import classes from './Documentos.module.css'
import type { Documento } from './documentos.ts'

/** No numbers: they would look like keys, and on this page those choose a reason. */
const SINAIS = { APROVADO: '✓', REJEITADO: '✕', PENDENTE: '…' } as const

const estadoDe = ({ anexo, obrigatorio }: Documento) => {
  if (anexo) return nomesDosVereditos[anexo.veredito]
  return obrigatorio ? textos.passos.falta : textos.passos.opcional
}

type PassosProps = { documentos: readonly Documento[]; atual: number; aoIr: (indice: number) => void }

/** Every document with its verdict, and which one is shown. */
export function Passos({ documentos, atual, aoIr }: PassosProps) {
  return (
    <nav aria-label={textos.passos.rotulo}>
      <ol className={classes.passos}>
        {documentos.map((documento, i) => {
          const { tipo, nome, anexo, obrigatorio } = documento
          return (
            <li key={tipo}>
              <button
                type="button"
                className={classes.passo}
                data-veredito={anexo?.veredito ?? (obrigatorio ? 'FALTA' : undefined)}
                aria-current={i === atual ? 'step' : undefined}
                onClick={() => aoIr(i)}
              >
                <span>
                  {nome}
                  {obrigatorio && <span className={classes.obrigatorio}>{'\u00a0*'}</span>}
                </span>
                <small>
                  <span className={classes.sinal} aria-hidden>
                    {anexo ? SINAIS[anexo.veredito] : obrigatorio ? '!' : '+'}
                  </span>
                  <span>{estadoDe(documento)}</span>
                </small>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
