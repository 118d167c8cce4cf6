import { DadosPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDePlanos } from '#partes/plano/planos.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { Icone } from '#ui/Icone.tsx'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro, type Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { toast } from '#ui/toast.tsx'
import { AdicionaisDaPromocao } from './AdicionaisDaPromocao.tsx'
import { ValoresDosVinculos, vinculosDe } from './adicionais.formulario.ts'
import { CamposPromocao } from './CamposPromocao.tsx'
import { promocoes } from './promocao.data.ts'
import { mostrarCampo, valoresDe } from './promocao.formulario.ts'
import { acoesDoHistorico, rotulos, textos } from './promocao.textos.ts'
import { SituacaoDaPromocao } from './SituacaoDaPromocao.tsx'

export const PromocaoPage = porId(promocoes.obter, EdicaoDePromocao)

function EdicaoDePromocao({ registro: promocao }: { registro: Promocao }) {
  const podeEditar = usePode('EDITAR.PROMOCAO')
  const edicao = useEdicao<Promocao, DadosPromocao>({
    registro: promocao,
    valoresDe,
    esquemaDoRegistro: Promocao,
    esquemaDosValores: DadosPromocao,
    editar: promocoes.useEditar(promocao.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  const vinculos = useVinculos(promocao)
  // Ctrl+S outside of both forms reaches both. The one with nothing to save does nothing.
  const enviar = (valores: DadosPromocao) =>
    (edicao.form.isDirty() || !vinculos.form.isDirty()) && edicao.enviar(valores)
  const palavras = usePalavras(promocao, edicao.conflito?.atual)
  const semEditar = podeEditar ? null : textos.semEditar
  const naoEditavel = promocao.editavel ? null : textos.naoEditavel
  const jaUsada = promocao.usos > 0 ? textos.jaUsada(promocao.usos) : null
  return (
    <PaginaDeRegistro
      titulo={promocao.nome}
      selo={<SituacaoDaPromocao promocao={promocao} />}
      acoes={
        <BotaoExcluirRegistro
          nome={promocao.nome}
          textos={textos.exclusao}
          permissao="EXCLUIR.PROMOCAO"
          motivo={naoEditavel ?? jaUsada}
          excluir={promocoes.useExcluir(promocao.id)}
          aoExcluir="/admin/promocao"
        />
      }
      somenteLeitura={naoEditavel ?? semEditar}
      edicao={{ ...edicao, enviar }}
      palavras={palavras}
      historico={promocao.editavel ? promocoes.historico(promocao.id) : undefined}
      aoFechar="/admin/promocao"
      secoes={<AdicionaisDaPromocao promocao={promocao} edicao={vinculos} />}
    >
      {semEfeito(promocao) && (
        <Alert color="warning" icon={<Icone nome="tabler:alert-triangle" />}>
          {textos.semEfeito}
        </Alert>
      )}
      <CamposPromocao form={edicao.form} registrada={promocao} />
    </PaginaDeRegistro>
  )
}

/** By what is saved, so that nothing appears and disappears while somebody types. */
const semEfeito = ({ desconto_mensalidade, desconto_instalacao, adicionais }: Promocao) =>
  !desconto_mensalidade && !desconto_instalacao && adicionais.length === 0

function usePalavras(promocao: Promocao, atual: Promocao | undefined): Palavras {
  const { data: planos = [] } = useQuery(opcoesDePlanos)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const daPromocao = [promocao, atual].flatMap((lado) => (lado ? [...lado.planos, ...lado.canais] : []))
  const nomes = [...planos, ...canais, ...daPromocao]
  return {
    rotulos,
    acoes: acoesDoHistorico,
    mostrarCampo: (campo, valor) => mostrarCampo(campo, valor, nomes),
  }
}

/** The linked additionals are saved separately, because linking is a permission of its own. */
const useVinculos = (promocao: Promocao) =>
  useEdicao<Promocao, ValoresDosVinculos>({
    registro: promocao,
    valoresDe: vinculosDe,
    esquemaDoRegistro: Promocao,
    esquemaDosValores: ValoresDosVinculos,
    editar: promocoes.useVincular(promocao.id),
    aoSalvar: () => toast.sucesso(textos.adicionais.salvo),
  })
