import { prepararImagem } from '#provedor/imagem/preparar-imagem.ts'
import { desenharQuandoPedirem } from './ajudante.ts'

desenharQuandoPedirem(prepararImagem)
