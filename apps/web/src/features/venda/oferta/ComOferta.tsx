import type { ReactNode } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { useRascunho } from '../rascunho/aberto.ts'
import { IrParaEtapa } from './IrParaEtapa.tsx'
import { textos } from './oferta.textos.ts'
import { useOfertas } from './useOfertas.ts'
import { usePreco } from './usePreco.ts'

type Montada = NonNullable<ReturnType<typeof usePreco>>

/** What a step about the chosen plan shows: the plan, or the way to choose one. */
export function ComOferta({ children }: { children: (montada: Montada) => ReactNode }) {
  const { plano_id } = useRascunho().dados
  const { carregando, erro, tentarDeNovo } = useOfertas()
  const montada = usePreco()
  if (montada) return children(montada)
  if (erro) return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={tentarDeNovo} />
  if (carregando) return <Carregando linhas={4} />
  return (
    <Vazio
      icone="tabler:router"
      texto={plano_id ? textos.planoForaDaqui : textos.semPlano}
      acao={<IrParaEtapa etapa="plano">{textos.irPara.plano}</IrParaEtapa>}
    />
  )
}
