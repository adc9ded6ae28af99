import './zoom.css';

export { Controlled } from 'react-medium-image-zoom';
