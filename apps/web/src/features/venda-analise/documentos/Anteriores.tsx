import type { Anexo } from '@balcao/contract/vendas/anexo'
import { nomesDosVereditos } from '@balcao/contract/vendas/anexo-nomes'
import { VerAnexo } from '#partes/anexo/VerAnexo.tsx'
import { desde } from '#ui/desde.ts'
import { textos } from '../analise.textos.ts'
import classes from './Documentos.module.css'

const t = textos.cuidar

type AnterioresProps = { nome: string; anteriores: readonly Anexo[] }

/** Nobody will judge it any more, so that it waits for a verdict is not said. */
const ditoDe = ({ veredito, motivo, recusa }: Anexo) => {
  if (veredito === 'PENDENTE') return recusa
  return motivo ? `${nomesDosVereditos[veredito]}: “${motivo}”` : nomesDosVereditos[veredito]
}

/** What was replaced, with what was said of it. */
export function Anteriores({ nome, anteriores }: AnterioresProps) {
  if (!anteriores.length) return null
  return (
    <details className={classes.anteriores}>
      <summary>{t.anteriores(anteriores.length)}</summary>
      <ul>
        {anteriores.map((anexo) => {
          const { id, versao, criado_em, quem, situacao, mime, duracao_segundos } = anexo
          return (
            <li key={id}>
              <span>
                {t.versao(versao, desde(criado_em), quem)}
                <small>{ditoDe(anexo)}</small>
              </span>
              {situacao === 'PRONTO' && (
                <VerAnexo
                  id={id}
                  mime={mime}
                  rotulo={`${nome} (${versao})`}
                  segundos={duracao_segundos ?? undefined}
                />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
