import { CanalVenda } from '@balcao/contract/provedor/canal-venda'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import { CamposCanal } from './CamposCanal.tsx'
import { canais } from './canal-venda.data.ts'
import { EsquemaDosValores, palavrasCom, type ValoresCanal, valoresDe } from './canal-venda.formulario.ts'
import { situacoes, textos } from './canal-venda.textos.ts'

export const CanalPage = porId(canais.obter, EdicaoDeCanal)

function EdicaoDeCanal({ registro: canal }: { registro: CanalVenda }) {
  const podeEditar = usePode('EDITAR.CANAL_VENDA')
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const edicao = useEdicao<CanalVenda, ValoresCanal>({
    registro: canal,
    valoresDe,
    esquemaDoRegistro: CanalVenda,
    esquemaDosValores: EsquemaDosValores,
    editar: canais.useEditar(canal.id),
  })
  const semEditar = podeEditar ? null : textos.semEditar
  const deOutros = canal.editavel ? null : textos.deOutros
  return (
    <PaginaDeRegistro
      titulo={canal.nome}
      selo={<SituacaoDeAtivo ativo={canal.ativo} nomes={situacoes} />}
      acoes={
        <BotaoExcluirRegistro
          nome={canal.nome}
          textos={textos.exclusao}
          permissao="EXCLUIR.CANAL_VENDA"
          motivo={deOutros}
          excluir={canais.useExcluir(canal.id)}
          aoExcluir="/admin/canal-venda"
        />
      }
      somenteLeitura={semEditar ?? deOutros}
      edicao={edicao}
      palavras={palavrasCom([...empresas, ...canal.empresas, ...(edicao.conflito?.atual.empresas ?? [])])}
      historico={canal.editavel ? canais.historico(canal.id) : undefined}
      aoFechar="/admin/canal-venda"
    >
      <CamposCanal valores={edicao.form.values} doRegistro={canal.empresas} />
    </PaginaDeRegistro>
  )
}
