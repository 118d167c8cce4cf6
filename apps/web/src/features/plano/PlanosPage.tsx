import { nomeDaSituacao, nomeDaTecnologia, type PlanoResumo } from '@balcao/contract/catalogo/plano'
import { situacoesPlano } from '@balcao/contract/catalogo/plano-filtro'
import { tecnologias } from '@balcao/contract/catalogo/tecnologia'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { ativoOuNao, comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { planos } from './plano.data.ts'
import { nomeDoTipoPessoa, rotulos, textos } from './plano.textos.ts'
import { SituacaoDoPlano } from './SituacaoDoPlano.tsx'

const rota = getRouteApi('/_app/admin/configuracao/plano/')

const emReais = (centavos: number | null) =>
  centavos === null ? textos.semPreco : formatarDinheiro(centavos)

/** "R$ 99,90 → R$ 109,90 em 01/12/2026" when a change is scheduled. */
const preco = ({ valor_mensal, proximo_preco: proximo }: PlanoResumo) =>
  proximo
    ? `${emReais(valor_mensal)} → ${emReais(proximo.valor_mensal)} em ${formatarData(proximo.a_partir_de)}`
    : emReais(valor_mensal)

const colunas: Coluna<PlanoResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (p) => p.nome },
  { id: 'codigo', titulo: rotulos.codigo, ordenavel: true, celula: (p) => p.codigo },
  { id: 'tecnologia', titulo: rotulos.tecnologia, celula: (p) => nomeDaTecnologia[p.tecnologia] },
  {
    id: 'download_mbps',
    titulo: rotulos.velocidade,
    numero: true,
    ordenavel: true,
    celula: (p) => `${p.download_mbps} / ${p.upload_mbps} Mbps`,
  },
  { id: 'valor_mensal', titulo: rotulos.valor_mensal, numero: true, ordenavel: true, celula: preco },
  {
    id: 'tipos_pessoa',
    titulo: rotulos.tipos_pessoa,
    opcional: true,
    celula: (p) => p.tipos_pessoa.join(', '),
  },
  {
    id: 'restrito',
    titulo: rotulos.restrito,
    opcional: true,
    celula: (p) => (p.restrito ? 'Sim' : 'Não'),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (p) => <SituacaoDoPlano situacao={p.situacao} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (p) => quando(p.atualizado_em),
  },
]

export function PlanosPage() {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const podeEditar = usePode('EDITAR.PLANO')
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: planos,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/configuracao/plano',
    podeAbrir: podeEditar,
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={colunas}
      icone="tabler:router"
      podeCriar={podeEditar}
      aoCriar="/admin/configuracao/plano/novo"
      filtros={[
        {
          campo: 'situacao',
          rotulo: rotulos.situacao,
          largura: 140,
          opcoes: comNomes(situacoesPlano, nomeDaSituacao),
        },
        {
          campo: 'tecnologia',
          rotulo: rotulos.tecnologia,
          largura: 150,
          opcoes: comNomes(tecnologias, nomeDaTecnologia),
        },
        {
          campo: 'tipo_pessoa',
          rotulo: rotulos.tipos_pessoa,
          largura: 160,
          opcoes: comNomes(tiposDePessoa, nomeDoTipoPessoa),
        },
        empresas.length > 1 && {
          campo: 'empresa_id',
          rotulo: 'Empresa',
          largura: 160,
          opcoes: comoOpcoes(empresas),
        },
        {
          campo: 'restrito',
          rotulo: rotulos.restrito,
          largura: 150,
          opcoes: ativoOuNao({ ativo: 'Só restritos', inativo: 'Sem restrição' }),
        },
      ]}
    />
  )
}
