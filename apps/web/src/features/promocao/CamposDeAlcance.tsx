import type { DadosPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDePlanos } from '#partes/plano/planos.opcoes.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoTodosOuAlguns } from '#ui/campos/CampoTodosOuAlguns.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from './CamposPromocao.module.css'
import { rotulos, textos } from './promocao.textos.ts'

// Most promotions are valid in every city. The field with 5,571 cities is only downloaded when it is needed.
const CampoCidades = tardio(() =>
  import('#partes/endereco/CampoCidades.tsx').then(({ CampoCidades }) => CampoCidades),
)

type CamposDeAlcanceProps = {
  valores: DadosPromocao
  registrada?: Pick<Promocao, 'planos' | 'canais'> | undefined
}

/** The plans, channels and cities where it is valid. */
export function CamposDeAlcance({ valores, registrada }: CamposDeAlcanceProps) {
  const { data: planos = [] } = useQuery(opcoesDePlanos)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  return (
    <>
      <CampoTodosOuAlguns
        legenda={rotulos.planos}
        nomes={{ todos: 'todos_planos', alguns: 'planos' }}
        todos={valores.todos_planos}
        escolhidos={valores.planos}
        opcoes={planos}
        doRegistro={registrada?.planos ?? []}
        textos={{ todos: textos.todosPlanos, escolha: textos.escolhaPlanos }}
      />
      <CampoTodosOuAlguns
        legenda={rotulos.canais}
        nomes={{ todos: 'todos_canais', alguns: 'canais' }}
        todos={valores.todos_canais}
        escolhidos={valores.canais}
        opcoes={canais}
        doRegistro={registrada?.canais ?? []}
        textos={{ todos: textos.todosCanais, escolha: textos.escolhaCanais }}
      />
      <div className={classes.cidades}>
        <CampoInterruptor name="todas_cidades" label={rotulos.todas_cidades} />
        {!valores.todas_cidades && (
          <Suspense fallback={<Carregando linhas={1} />}>
            <CampoCidades name="cidades" label={rotulos.cidades} />
          </Suspense>
        )}
      </div>
    </>
  )
}
