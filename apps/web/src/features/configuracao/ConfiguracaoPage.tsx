import { ehAdministrador } from '@balcao/contract/base/administrador'
import { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { chavesRestritas } from '@balcao/contract/provedor/configuracao-catalogo'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useSessao } from '#sessao.ts'
import { ConfirmarComSenha } from '#ui/formulario/ConfirmarComSenha.tsx'
import { useConfirmacao } from '#ui/formulario/useConfirmacao.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposDeConfiguracao } from './CamposDeConfiguracao.tsx'
import { configuracoes, useEditarConfiguracao } from './configuracao.data.ts'
import { ValoresDoFormulario, valoresDe } from './configuracao.formulario.ts'
import { textos } from './configuracao.textos.ts'
import { palavras } from './configuracao.valores.ts'

const rota = getRouteApi('/_app/admin/configuracao/geral')

/** All settings are one record: they are searched and saved together. */
export function ConfiguracaoPage() {
  const { busca = '' } = rota.useSearch()
  const navegar = rota.useNavigate()
  const { data: registro } = useSuspenseQuery(configuracoes.obter)
  const podeEditar = usePode('EDITAR.CONFIGURACAO')
  const { usuarioAutenticado: eu } = useSessao()
  const administrador = eu !== null && ehAdministrador(eu)
  const confirmacao = useConfirmacao()
  const edicao = useEdicao<ConfiguracaoGeral, ValoresDoFormulario>({
    registro,
    valoresDe,
    esquemaDoRegistro: ConfiguracaoGeral,
    esquemaDosValores: ValoresDoFormulario,
    editar: useEditarConfiguracao(registro, confirmacao.senha),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  const buscar = (nova: string) => void navegar({ search: { busca: nova || undefined }, replace: true })
  const mudaRestrita = chavesRestritas.some((chave) => edicao.form.isDirty(chave))
  return (
    <>
      <PaginaDeRegistro
        titulo={textos.titulo}
        acoes={<CampoBusca busca={busca} aoBuscar={buscar} dica={textos.dicaDeBusca} />}
        somenteLeitura={podeEditar ? null : textos.semEditar}
        edicao={confirmacao.envolver(edicao, mudaRestrita)}
        palavras={palavras}
        historico={configuracoes.historico}
        aoFechar={edicao.form.reset}
      >
        <CamposDeConfiguracao
          form={edicao.form}
          registro={registro}
          podeEditar={podeEditar}
          administrador={administrador}
          busca={busca}
          aoLimparBusca={() => buscar('')}
        />
      </PaginaDeRegistro>
      {confirmacao.pergunta && (
        <ConfirmarComSenha
          texto={textos.confirmarRestritas}
          enviando={edicao.enviando}
          erro={edicao.erro}
          {...confirmacao.pergunta}
        />
      )}
    </>
  )
}
