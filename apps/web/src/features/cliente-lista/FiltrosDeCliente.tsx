import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import {
  nomesDasOrigens,
  nomesDasSituacoes,
  origensDeCliente,
  situacoesDeCliente,
} from '@balcao/contract/clientes/cliente/situacao'
import { Uf } from '@balcao/contract/provedor/uf'
import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { CampoCidade } from '#partes/endereco/CampoCidade.tsx'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeData } from '#ui/lista/FiltroDeData.tsx'
import { ativoOuNao, comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { nomeDaRestricao, nomeDoTipoPessoa, rotulos } from './cliente-lista.textos.ts'

type FiltrosDeClienteProps = { filtro: FiltroCliente; aoMudar: (parte: Partial<FiltroCliente>) => void }

export function FiltrosDeCliente({ filtro, aoMudar }: FiltrosDeClienteProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  return (
    <>
      <Filtro
        rotulo={rotulos.situacao}
        largura={130}
        opcoes={comNomes(situacoesDeCliente, nomesDasSituacoes)}
        valor={filtro.situacao}
        aoMudar={(situacao) => aoMudar({ situacao })}
      />
      <Filtro
        rotulo={rotulos.tipo_pessoa}
        largura={150}
        opcoes={comNomes(tiposDePessoa, nomeDoTipoPessoa)}
        valor={filtro.tipo_pessoa}
        aoMudar={(tipo_pessoa) => aoMudar({ tipo_pessoa })}
      />
      {empresas.length > 1 && (
        <Filtro
          rotulo={rotulos.empresa}
          largura={160}
          opcoes={comoOpcoes(empresas)}
          valor={filtro.empresa_id}
          aoMudar={(empresa_id) => aoMudar({ empresa_id })}
        />
      )}
      <CampoCidade
        aria-label={rotulos.cidade}
        placeholder={rotulos.cidade}
        w={{ md: 190 }}
        value={filtro.codigo_ibge ?? null}
        onChange={(codigo) => aoMudar({ codigo_ibge: codigo ?? undefined })}
      />
      <Filtro
        rotulo={rotulos.uf}
        largura={90}
        opcoes={Uf.options.map((uf) => ({ valor: uf, nome: uf }))}
        valor={filtro.uf}
        aoMudar={(uf) => aoMudar({ uf })}
      />
      <Filtro
        rotulo={rotulos.restricao}
        largura={140}
        opcoes={ativoOuNao(nomeDaRestricao)}
        valor={filtro.restrito}
        aoMudar={(restrito) => aoMudar({ restrito })}
      />
      <Filtro
        rotulo={rotulos.origem}
        largura={125}
        opcoes={comNomes(origensDeCliente, nomesDasOrigens)}
        valor={filtro.origem}
        aoMudar={(origem) => aoMudar({ origem })}
      />
      <FiltroDeData
        rotulo={rotulos.criado_de}
        valor={filtro.criado_de}
        aoMudar={(criado_de) => aoMudar({ criado_de })}
      />
      <FiltroDeData
        rotulo={rotulos.criado_ate}
        valor={filtro.criado_ate}
        aoMudar={(criado_ate) => aoMudar({ criado_ate })}
      />
    </>
  )
}
