import { registrosDeBoleto, situacoesDeBoleto } from '@balcao/contract/cobranca/boleto-estados'
import { type FiltroBoleto, filtrosDeOrigem } from '@balcao/contract/cobranca/boleto-filtro'
import {
  nomesDasSituacoesDeBoleto,
  nomesDosFiltrosDeOrigem,
  nomesDosRegistros,
} from '@balcao/contract/cobranca/boleto-opcoes'
import { useQuery } from '@tanstack/react-query'
import { rotulos } from '#partes/boleto/boleto.textos.ts'
import { contasDaEmpresa } from '#partes/conta-bancaria/contas.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { FiltroDeData } from '#ui/lista/FiltroDeData.tsx'
import { FiltroDeValor } from '#ui/lista/FiltroDeValor.tsx'
import { comNomes, comoOpcoes, Filtros } from '#ui/lista/Filtros.tsx'
import { textos } from './boletos.textos.ts'

const t = textos.filtros

type FiltrosProps = { filtro: FiltroBoleto; aoMudar: (parte: Partial<FiltroBoleto>) => void }

export function FiltrosDeBoleto({ filtro, aoMudar }: FiltrosProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const unica = empresas.length === 1 ? empresas[0]?.id : undefined
  const { data: contas = [] } = useQuery(contasDaEmpresa(filtro.empresa_id ?? unica))
  const deLista = [
    {
      campo: 'situacao',
      rotulo: rotulos.situacao,
      opcoes: comNomes(situacoesDeBoleto, nomesDasSituacoesDeBoleto),
    },
    { campo: 'registro', rotulo: rotulos.registro, opcoes: comNomes(registrosDeBoleto, nomesDosRegistros) },
    { campo: 'origem', rotulo: rotulos.origem, opcoes: comNomes(filtrosDeOrigem, nomesDosFiltrosDeOrigem) },
    { campo: 'empresa_id', rotulo: rotulos.empresa, opcoes: comoOpcoes(empresas) },
    { campo: 'conta_bancaria_id', rotulo: rotulos.conta, opcoes: comoOpcoes(contas) },
  ] as const
  return (
    <>
      <Filtros
        quais={deLista.filter(({ opcoes }) => opcoes.length > 1).map((um) => ({ ...um, largura: 170 }))}
        busca={filtro}
        // An account belongs to one company.
        aoMudar={(parte) =>
          aoMudar('empresa_id' in parte ? { ...parte, conta_bancaria_id: undefined } : parte)
        }
      />
      {(['vence_de', 'vence_ate', 'pago_de', 'pago_ate'] as const).map((campo) => (
        <FiltroDeData
          key={campo}
          rotulo={t[campo]}
          valor={filtro[campo]}
          aoMudar={(dia) => aoMudar({ [campo]: dia })}
        />
      ))}
      {(['valor_de', 'valor_ate'] as const).map((campo) => (
        <FiltroDeValor
          key={campo}
          rotulo={t[campo]}
          valor={filtro[campo]}
          aoMudar={(centavos) => aoMudar({ [campo]: centavos })}
        />
      ))}
    </>
  )
}
