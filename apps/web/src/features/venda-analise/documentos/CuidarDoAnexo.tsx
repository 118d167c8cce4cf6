import {
  type AlvoDoAnexo,
  impedimentoDeAnexar,
  impedimentoDeExcluir,
} from '@balcao/contract/vendas/anexo-direitos'
import { Suspense, useState } from 'react'
import { usePerguntarSePode } from '#habilidade.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { tardio } from '#ui/tardio.ts'
import { relerAnalise } from '../analise.data.ts'
import { textos } from '../analise.textos.ts'
import { Anteriores } from './Anteriores.tsx'
import classes from './Documentos.module.css'
import type { Documento } from './documentos.ts'

const TrazerAnexo = tardio(() => import('#partes/anexo/trazer/TrazerAnexo.tsx').then((m) => m.TrazerAnexo))
const Remover = tardio(() => import('#partes/anexo/trazer/Remover.tsx').then((m) => m.Remover))

const t = textos.cuidar

/** The sale, as the person who looks at it stands to its files. */
export type AlvoDosAnexos = AlvoDoAnexo & { vendaId: string }

type CuidarDoAnexoProps = {
  alvo: AlvoDosAnexos
  documento: Documento
  /** Somebody else is about to decide by it. */
  deOutro?: boolean
}

/** Brings, replaces or deletes the one that is shown, for who may, and opens what it replaced. */
export function CuidarDoAnexo({ alvo, documento, deOutro = false }: CuidarDoAnexoProps) {
  const [trazendo, setTrazendo] = useState(false)
  const pode = usePerguntarSePode()
  const { tipo, nome, anexo, anteriores } = documento
  const substitui = anexo !== null || anteriores.length > 0
  const podeTrazer = impedimentoDeAnexar(alvo, tipo, { pode, substitui }) === null
  const naoSai = anexo && impedimentoDeExcluir(alvo, anexo.veredito, pode)
  const excluivel = anexo !== null && naoSai?.por !== 'PERMISSAO'
  const espere = deOutro ? textos.assumaAntes : null
  const reler = () => void relerAnalise(alvo.vendaId)
  return (
    <>
      <Anteriores nome={nome} anteriores={anteriores} />
      {(podeTrazer || excluivel) && (
        <div className={classes.cuidar}>
          {podeTrazer && (
            <BotaoComMotivo variant="default" mih={44} motivo={espere} onClick={() => setTrazendo(true)}>
              {substitui ? t.substituir : t.anexar}
            </BotaoComMotivo>
          )}
          {excluivel && (
            <Suspense>
              <Remover
                vendaId={alvo.vendaId}
                nome={nome}
                anexo={{ onde: 'servidor', anexo, miniatura: null }}
                consequencia={t.exclusao}
                impedimento={espere ?? naoSai?.texto}
                aoRemover={reler}
              />
            </Suspense>
          )}
        </div>
      )}
      {trazendo && (
        <Suspense>
          <TrazerAnexo
            vendaId={alvo.vendaId}
            tipo={tipo}
            titulo={`${substitui ? t.substituir : t.anexar}: ${nome.toLowerCase()}`}
            aoFechar={() => {
              setTrazendo(false)
              reler()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
