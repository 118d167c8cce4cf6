import { CanalVenda } from '@balcao/contract/provedor/canal-venda'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { CamposCanal } from './CamposCanal.tsx'
import { canais, useEditarCanal } from './canal-venda.data.ts'
import { EsquemaDosValores, type ValoresCanal, valoresDe } from './canal-venda.formulario.ts'
import { palavrasCom } from './canal-venda.palavras.ts'
import { textos } from './canal-venda.textos.ts'
import { SituacaoDoCanal } from './SituacaoDoCanal.tsx'

export function EdicaoDeCanal({ canal }: { canal: CanalVenda }) {
  const navegar = useNavigate()
  const podeEditar = usePode('EDITAR.CANAL_VENDA')
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const edicao = useEdicao<CanalVenda, ValoresCanal>({
    registro: canal,
    valoresDe,
    esquemaDoRegistro: CanalVenda,
    esquemaDosValores: EsquemaDosValores,
    editar: useEditarCanal(canal.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  const semEditar = podeEditar ? null : textos.semEditar
  const deOutros = canal.editavel ? null : textos.deOutros
  return (
    <PaginaDeRegistro
      titulo={canal.nome}
      selo={<SituacaoDoCanal ativo={canal.ativo} />}
      acoes={<BotaoExcluir canal={canal} />}
      somenteLeitura={semEditar ?? deOutros}
      edicao={edicao}
      palavras={palavrasCom([...empresas, ...canal.empresas, ...(edicao.conflito?.atual.empresas ?? [])])}
      historico={canal.editavel ? canais.historico(canal.id) : undefined}
      aoFechar={() => navegar({ to: '/admin/canal-venda' })}
    >
      <CamposCanal valores={edicao.form.values} doRegistro={canal.empresas} />
    </PaginaDeRegistro>
  )
}
