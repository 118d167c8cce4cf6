import { prepararImagem } from '#provedor/imagem/preparar-imagem.ts'
import { responderQuandoPedirem } from './ajudante.ts'

responderQuandoPedirem(prepararImagem)
