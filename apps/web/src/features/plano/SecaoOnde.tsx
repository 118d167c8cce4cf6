import type { Plano } from '@balcao/contract/catalogo/plano'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { CampoEmpresas } from '#partes/empresa/CampoEmpresas.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoTodosOuAlguns } from '#ui/campos/CampoTodosOuAlguns.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { tardio } from '#ui/tardio.ts'
import { CampoTiposPessoa } from './CampoTiposPessoa.tsx'
import type { SecaoProps } from './formulario-do-plano.ts'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'

// Most plans are sold in every city. The field with thousands of cities is only downloaded for the others.
const CampoCidades = tardio(() =>
  import('#partes/endereco/CampoCidades.tsx').then(({ CampoCidades }) => CampoCidades),
)

type SecaoOndeProps = SecaoProps & { registrado: Plano | undefined }

export function SecaoOnde({ form, travado, registrado }: SecaoOndeProps) {
  const { todas_empresas, empresas, todas_cidades, todos_canais, canais } = form.values
  const { data: opcoesCanais = [] } = useQuery(opcoesDeCanais)
  return (
    <SecaoDoFormulario ancora="onde">
      <CampoTiposPessoa name="tipos_pessoa" />
      <div className={classes.lado}>
        <CampoData name="vigencia_inicio" label={rotulos.vigencia_inicio} withAsterisk />
        <CampoData
          name="vigencia_fim"
          label={rotulos.vigencia_fim}
          description={textos.vigenciaFimDica}
          inputWrapperOrder={dicaAbaixo}
        />
      </div>
      <CampoEmpresas
        todas={todas_empresas}
        escolhidas={empresas}
        doRegistro={registrado?.empresas ?? []}
        travado={travado}
      />
      <CampoTodosOuAlguns
        legenda={rotulos.canais}
        nomes={{ todos: 'todos_canais', alguns: 'canais' }}
        todos={todos_canais}
        escolhidos={canais}
        opcoes={opcoesCanais}
        doRegistro={registrado?.canais ?? []}
        textos={{ todos: rotulos.todos_canais, escolha: textos.escolhaCanais }}
        travado={travado}
      />
      <fieldset className={classes.grupo}>
        <legend>{rotulos.cidades}</legend>
        <CampoInterruptor name="todas_cidades" label={rotulos.todas_cidades} />
        {!todas_cidades && (
          <Suspense fallback={<Carregando linhas={1} />}>
            <CampoCidades name="cidades" label={textos.adicionarCidade} />
          </Suspense>
        )}
      </fieldset>
    </SecaoDoFormulario>
  )
}
