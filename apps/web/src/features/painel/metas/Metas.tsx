import type { MetaDoVendedor } from '@balcao/contract/painel/meta-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import { A_VISTA, MostrarTodos } from '../MostrarTodos.tsx'
import doPainel from '../Painel.module.css'
import { textos } from '../painel.textos.ts'
import classes from './Metas.module.css'

const DefinirMetas = tardio(() => import('./DefinirMetas.tsx').then(({ DefinirMetas }) => DefinirMetas))

const emPorCento = new Intl.NumberFormat('pt-BR', { style: 'percent' })

const temMeta = ({ vendas, receita }: MetaDoVendedor) => vendas !== null || receita !== null

type DoMes = { mes: string; metas: readonly MetaDoVendedor[] }
type MetasProps = DoMes & {
  /** Still those of the month before: the answer for this one is on its way. */
  velhas: boolean
}

/** Goals of the month in which the period ends, beside what was sold in it so far. */
export function Metas({ mes, metas, velhas }: MetasProps) {
  const podeDefinir = usePode('EDITAR.META')
  // As they were when it was opened: what comes later must not change under somebody's fingers.
  const [definindo, setDefinindo] = useState<DoMes | null>(null)
  const [todas, setTodas] = useState(false)
  const comMeta = metas.filter(temMeta)
  if (!comMeta.length && !podeDefinir) return null
  return (
    <Secao
      titulo={textos.metas.titulo(mes)}
      acao={
        podeDefinir && (
          <Button
            variant="default"
            className={doPainel.soNaTela ?? ''}
            loading={velhas}
            onClick={() => setDefinindo({ mes, metas })}
          >
            {textos.metas.definir}
          </Button>
        )
      }
    >
      {comMeta.length ? (
        <>
          <ul className={classes.metas}>
            {(todas ? comMeta : comMeta.slice(0, A_VISTA)).map((meta) => (
              <li key={meta.vendedor_id}>
                <span className={classes.nome}>{meta.nome}</span>
                {meta.vendas !== null && (
                  <Andamento
                    nome={meta.nome}
                    feito={meta.vendidas}
                    alvo={meta.vendas}
                    texto={textos.metas.vendas(
                      meta.vendidas.toLocaleString('pt-BR'),
                      meta.vendas.toLocaleString('pt-BR'),
                    )}
                  />
                )}
                {meta.receita !== null && (
                  <Andamento
                    nome={meta.nome}
                    feito={meta.vendidas_valor}
                    alvo={meta.receita}
                    texto={textos.metas.receita(
                      formatarDinheiro(meta.vendidas_valor),
                      formatarDinheiro(meta.receita),
                    )}
                  />
                )}
              </li>
            ))}
          </ul>
          <MostrarTodos total={comMeta.length} todos={todas} aoMudar={setTodas} />
        </>
      ) : (
        <p className={classes.nenhuma}>{textos.metas.nenhuma}</p>
      )}
      {definindo && (
        <Suspense>
          <DefinirMetas {...definindo} aoFechar={() => setDefinindo(null)} />
        </Suspense>
      )}
    </Secao>
  )
}

type AndamentoProps = { nome: string; feito: number; alvo: number; texto: string }

function Andamento({ nome, feito, alvo, texto }: AndamentoProps) {
  const parte = feito / alvo
  return (
    <>
      <span className={classes.texto}>
        {texto} <strong>{emPorCento.format(parte)}</strong>
      </span>
      <progress
        className={classes.barra}
        data-feita={parte >= 1 || undefined}
        max={1}
        value={Math.min(parte, 1)}
        aria-label={textos.metas.andamento(nome, texto)}
      />
    </>
  )
}
