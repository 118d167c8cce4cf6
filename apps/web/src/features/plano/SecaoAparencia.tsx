import { CampoImagem } from '#partes/imagem/CampoImagem.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'

export function SecaoAparencia() {
  return (
    <SecaoDoFormulario ancora="aparencia">
      <CampoImagem name="imagem" label={rotulos.imagem} description={textos.imagemDica} />
      <CampoInterruptor name="destaque" label={rotulos.destaque} description={textos.destaqueDica} />
      <CampoInterruptor name="restrito" label={rotulos.restrito} description={textos.restritoDica} />
      <CampoInterruptor name="ativo" label={rotulos.ativo} description={textos.ativoDica} />
    </SecaoDoFormulario>
  )
}
