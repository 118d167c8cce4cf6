import type { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { marcosDaVenda, nomesDosMarcos } from '@balcao/contract/vendas/marco'
import { nomesDasSituacoes, situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { CampoCidade } from '#partes/endereco/CampoCidade.tsx'
import { opcoesDePlanos } from '#partes/plano/planos.opcoes.ts'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeData } from '#ui/lista/FiltroDeData.tsx'
import { FiltroDeValor } from '#ui/lista/FiltroDeValor.tsx'
import { comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { vendas } from './vendas.data.ts'
import { rotulos } from './vendas.textos.ts'

type FiltrosDeVendaProps = { filtro: FiltroVenda; aoMudar: (parte: Partial<FiltroVenda>) => void }

const enviadas = situacoesDeVenda.filter((situacao) => situacao !== 'RASCUNHO')

export function FiltrosDeVenda({ filtro, aoMudar }: FiltrosDeVendaProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const { data: planos = [] } = useQuery(opcoesDePlanos)
  const { data: vendedores = [] } = useQuery(vendas.vendedores)
  const deLista = [
    ['empresa_id', rotulos.empresa, empresas],
    ['vendedor_id', rotulos.vendedor, vendedores],
    ['canal_venda_id', rotulos.canal, canais],
    ['plano_id', rotulos.plano, planos],
  ] as const
  return (
    <>
      <Filtro
        rotulo={rotulos.situacao}
        largura={190}
        opcoes={comNomes(enviadas, nomesDasSituacoes)}
        valor={filtro.situacao}
        aoMudar={(situacao) => aoMudar({ situacao })}
      />
      {filtro.visao && (
        <Filtro
          rotulo={rotulos.atraso}
          largura={150}
          opcoes={[{ valor: 'sim' as const, nome: rotulos.atrasadas }]}
          valor={filtro.atrasadas}
          aoMudar={(atrasadas) => aoMudar({ atrasadas })}
        />
      )}
      <Filtro
        rotulo={rotulos.marco}
        largura={190}
        opcoes={nomesDosMarcos.map((valor) => ({ valor, nome: marcosDaVenda[valor].nome }))}
        valor={filtro.marco}
        aoMudar={(marco) => aoMudar({ marco, ...(!marco && { marco_de: undefined, marco_ate: undefined }) })}
      />
      {filtro.marco &&
        (['marco_de', 'marco_ate'] as const).map((campo) => (
          <FiltroDeData
            key={campo}
            rotulo={rotulos[campo]}
            valor={filtro[campo]}
            aoMudar={(dia) => aoMudar({ [campo]: dia })}
          />
        ))}
      {deLista
        .filter(([, , opcoes]) => opcoes.length > 1)
        .map(([campo, rotulo, opcoes]) => (
          <Filtro
            key={campo}
            rotulo={rotulo}
            largura={160}
            opcoes={comoOpcoes(opcoes)}
            valor={filtro[campo]}
            aoMudar={(valor) => aoMudar({ [campo]: valor })}
          />
        ))}
      <CampoCidade
        aria-label={rotulos.cidade}
        placeholder={rotulos.cidade}
        w={{ md: 190 }}
        value={filtro.codigo_ibge ?? null}
        onChange={(codigo) => aoMudar({ codigo_ibge: codigo ?? undefined })}
      />
      {(['criado_de', 'criado_ate'] as const).map((campo) => (
        <FiltroDeData
          key={campo}
          rotulo={rotulos[campo]}
          valor={filtro[campo]}
          aoMudar={(dia) => aoMudar({ [campo]: dia })}
        />
      ))}
      {(['valor_de', 'valor_ate'] as const).map((campo) => (
        <FiltroDeValor
          key={campo}
          rotulo={rotulos[campo]}
          valor={filtro[campo]}
          aoMudar={(centavos) => aoMudar({ [campo]: centavos })}
        />
      ))}
    </>
  )
}
