import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import type { CriteriosDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { Vazio } from '#ui/Vazio.tsx'
import { IrParaEtapa } from '../../oferta/IrParaEtapa.tsx'
import { textos as daOferta, etapaDoCriterio } from '../../oferta/oferta.textos.ts'
import { culpadoDoVazio } from '../../oferta/por-que-vazio.ts'
import { textos } from './plano.textos.ts'

type SemPlanosProps = { retrato: RetratoDasOfertas; criterios: CriteriosDoRetrato }

/** Nothing is sold here: because of what, and where to change it. */
export function SemPlanos({ retrato, criterios }: SemPlanosProps) {
  const culpado = culpadoDoVazio(retrato, criterios)
  const etapa = culpado && etapaDoCriterio[culpado] === 'endereco' ? 'endereco' : 'cliente'
  return (
    <Vazio
      icone="tabler:map-pin-off"
      texto={culpado ? textos.vazio[culpado] : textos.vazioPorTudo}
      acao={<IrParaEtapa etapa={etapa}>{daOferta.irPara[etapa]}</IrParaEtapa>}
    />
  )
}
