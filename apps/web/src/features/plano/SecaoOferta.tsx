import { nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { tecnologias } from '@balcao/contract/catalogo/tecnologia'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'

const opcoesDeTecnologia = tecnologias.map((value) => ({ value, label: nomeDaTecnologia[value] }))

export function SecaoOferta() {
  return (
    <SecaoDoFormulario ancora="oferta">
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
      <div className={classes.lado}>
        <CampoTexto
          name="codigo"
          label={rotulos.codigo}
          description={textos.codigoDica}
          inputWrapperOrder={dicaAbaixo}
          withAsterisk
          autoComplete="off"
          maxLength={30}
        />
        <CampoSelecao
          name="tecnologia"
          label={rotulos.tecnologia}
          description={textos.tecnologiaDica}
          inputWrapperOrder={dicaAbaixo}
          withAsterisk
          searchable={false}
          clearable={false}
          data={opcoesDeTecnologia}
        />
      </div>
      <div className={classes.lado}>
        <CampoNumero name="download_mbps" label={rotulos.download_mbps} unidade="Mbps" withAsterisk />
        <CampoNumero name="upload_mbps" label={rotulos.upload_mbps} unidade="Mbps" withAsterisk />
      </div>
      <CampoAreaTexto name="descricao" label={rotulos.descricao} vazio={null} maxLength={500} />
      <div className={classes.lado}>
        <CampoNumero
          name="franquia_gb"
          label={rotulos.franquia_gb}
          description={textos.franquiaDica}
          inputWrapperOrder={dicaAbaixo}
          unidade="GB"
        />
        <CampoTexto
          name="codigo_oferta_anatel"
          label={rotulos.codigo_oferta_anatel}
          description={textos.anatelDica}
          inputWrapperOrder={dicaAbaixo}
          vazio={null}
          autoComplete="off"
          maxLength={40}
        />
      </div>
    </SecaoDoFormulario>
  )
}
